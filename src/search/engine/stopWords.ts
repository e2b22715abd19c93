const words = new Set(
  (
    'a about am an and any are as at be been but by can cannot could did do does doing for from get gets had has have ' +
    'how i if in into is it its let me my no not of off on one or our out over own please should so some such than ' +
    'that the their them then there these they this those through to too under up us use used using want was we were ' +
    'what when where which while who whose why will with without would you your yours'
  ).split(' '),
);

/** Whether a term is too common to say what a text or a query is about. */
export const isStopWord = (term: string): boolean => words.has(term);
