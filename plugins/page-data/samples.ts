import type {Brand} from '../../content/brandSchema';
import {highlight} from '../../remark/code/highlight';
import type {Samples} from '../../src/sections/pageData';

const install = ({name, appUrl}: Brand) => `<!-- ${name} pixel -->
<script>
  (function (doc, address) {
    var loader = doc.createElement('script');
    var first = doc.getElementsByTagName('script')[0];
    loader.async = true;
    loader.src = address;
    first.parentNode.insertBefore(loader, first);
  })(document, '${appUrl}/pixel/script.js');
</script>
<script>
  window.analyticsLayer = window.analyticsLayer || [];
  window.analyticsLayer.push({
    event: 'pageview',
    websiteId: 'YOUR_PIXEL_ID',
  });
</script>`;

const template = `<h1>
  {{#if (eq gardening 1)}}
    Seeds for your spring beds
  {{else}}
    Seeds for balcony and garden
  {{/if}}
</h1>
<p>
  Free delivery in
  {{default city "your area"}}.
</p>`;

/** Lines that a sample marks, counting from 0, with the class that marks them. */
const marked = (line: number) => ({[line]: ['theme-code-block-highlighted-line']});

/** Makes the samples with the brand's own addresses. */
export const samples = (brand: Brand): Samples => ({
  install: highlight(install(brand), 'html', marked(14)),
  template: highlight(template, 'html', {}),
});
