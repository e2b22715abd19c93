/** What a page may do with fields of a subject: nothing, choose words and pictures only, or print nothing. */
type OnPages = 'nothing' | 'words' | 'unprinted';

/**
 * Subjects of lead fields that need care, in the order of the tables: the words for readers in a table and after a
 * colon, and what a page may do.
 */
export const sensitiveSubjects = {
  credit: {label: 'Credit and cards', care: 'credit', onPages: 'nothing'},
  mortgage: {label: 'Mortgage', care: 'borrowing', onPages: 'nothing'},
  wealth: {label: 'Income and wealth', care: 'income and wealth', onPages: 'nothing'},
  origin: {label: 'Origin', care: 'origin', onPages: 'nothing'},
  belief: {label: 'Religion and politics', care: 'religion or politics', onPages: 'nothing'},
  language: {label: 'Language, which can hint at origin', care: 'it can hint at origin', onPages: 'words'},
  person: {label: 'Age, family, service', care: 'the law protects age, family, and service', onPages: 'words'},
  children: {label: 'Children: never to address them', care: 'children', onPages: 'nothing'},
  health: {label: 'Health and habits', care: 'health and habits', onPages: 'words'},
  contact: {label: 'Who and where', care: 'it says who or where someone is', onPages: 'unprinted'},
} as const satisfies Record<string, {label: string; care: string; onPages: OnPages}>;

export type SensitiveSubject = keyof typeof sensitiveSubjects;

export const sensitiveSubjectKeys = Object.keys(sensitiveSubjects) as [SensitiveSubject, ...SensitiveSubject[]];
