// The settings of Docusaurus's starter, without the blog, which the corpus doesn't have.
export default {
  title: 'Corpus',
  url: 'https://corpus.example',
  baseUrl: '/',
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {sidebarPath: './sidebars.json'}, blog: false}]],
  themeConfig: {
    navbar: {title: 'Corpus', items: [{type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs'}]},
    footer: {style: 'dark', copyright: 'Corpus'},
  },
};
