/** Title of the blog sidebar, as specified. */
export const blogSidebarTitle = 'All Blog Posts';

/** Description of the blog, shown below its title and to search engines. */
export const blogDescription = 'Releases, announcements, and debugging notes from the team that builds the pixel.';
