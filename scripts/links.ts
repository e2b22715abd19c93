import {deadLinks, linkReport, linksToOthers} from './externalLinks';

/** `npm run links`: asks every other site that pages link to whether it has the page. Reports, and never fails. */
async function main(): Promise<void> {
  const links = linksToOthers('build');
  console.log(linkReport(links.size, await deadLinks(links)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
});
