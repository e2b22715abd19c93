/** The component that each part stands in. */
export const holders: Readonly<Record<string, string>> = {Card: 'Cards', Field: 'Fields', TabItem: 'Tabs'};
