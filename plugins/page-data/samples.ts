import {highlight} from '../../remark/code/highlight';
import type {Samples} from '../../src/sections/pageData';

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

/** Makes the samples, highlighted. */
export const samples = (): Samples => ({template: highlight(template, 'html', {marked: {}})});
