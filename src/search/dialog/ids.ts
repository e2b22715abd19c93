/** Id of the list of results, which the dialog's field names. */
export const listId = 'search-results';

/** Id of an option of that list. */
export const optionId = (index: number): string => `search-result-${index}`;
