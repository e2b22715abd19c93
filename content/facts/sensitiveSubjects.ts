/** What a page may do with fields of a subject: nothing, choose words and pictures only, or print nothing. */
type OnPages = 'nothing' | 'words' | 'unprinted';

/** Subjects of lead fields that need care, in the order of the tables: the word for readers, and what a page may do. */
export const sensitiveSubjects = {
  credit: {label: 'Credit and cards', onPages: 'nothing'},
  mortgage: {label: 'Mortgage', onPages: 'nothing'},
  wealth: {label: 'Income and wealth', onPages: 'nothing'},
  origin: {label: 'Origin', onPages: 'nothing'},
  belief: {label: 'Religion and politics', onPages: 'nothing'},
  language: {label: 'Language, which can hint at origin', onPages: 'words'},
  person: {label: 'Age, family, service', onPages: 'words'},
  children: {label: 'Children: never to address them', onPages: 'nothing'},
  health: {label: 'Health and habits', onPages: 'words'},
  contact: {label: 'Who and where', onPages: 'unprinted'},
} as const satisfies Record<string, {label: string; onPages: OnPages}>;

export type SensitiveSubject = keyof typeof sensitiveSubjects;

export const sensitiveSubjectKeys = Object.keys(sensitiveSubjects) as [SensitiveSubject, ...SensitiveSubject[]];
