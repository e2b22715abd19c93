/** The parts of the site by which results are grouped and narrowed. */
export const sections = {
  documentation: 'Documentation',
  integrations: 'Integrations',
  api: 'API',
  consent: 'ConsentGuard',
  forms: 'Lead capture',
  personalization: 'Personalization',
  blog: 'Blog',
  site: 'Site',
} as const;
