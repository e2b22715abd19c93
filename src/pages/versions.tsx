import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {type VersionStatus, docsVersions} from '@site/content/versions';
import Badge from '@site/src/components/Badge';
import Table from '@site/src/components/Table';
import {useBrand} from '@site/src/lib/useBrand';

const badges: Record<VersionStatus, ReactNode> = {
  latest: <Badge tone="success">Latest release</Badge>,
  unreleased: <Badge tone="warning">Unreleased</Badge>,
  older: <Badge>Older release</Badge>,
};

const statusOf = (name: string) => docsVersions.find((version) => version.name === name)?.status ?? 'older';

/** All docs versions, each with its status and a link to start from. */
export default function Versions(): ReactNode {
  const {name} = useBrand();
  const versions = useVersions(undefined);
  return (
    <Layout
      title="Docs versions"
      description={`All versions of the ${name} docs, with the status of each and where to start reading it.`}>
      <main className="container margin-vert--lg text-page">
        <Heading as="h1">Docs versions</Heading>
        <p>Read the latest version unless you’re trying something that isn’t released yet.</p>
        <article>
          <Table>
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Status</th>
                <th scope="col">Start here</th>
              </tr>
            </thead>
            <tbody>
              {versions.map((version) => (
                <tr key={version.name}>
                  <th scope="row">{version.label}</th>
                  <td>{badges[statusOf(version.name)]}</td>
                  <td>
                    <Link to={version.docs.find(({id}) => id === version.mainDocId)?.path ?? version.path}>
                      {version.label} docs
                    </Link>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </article>
        <p>
          A notice at the top of each page tells you whether the page is for an unreleased or older version. Your
          browser remembers the version you choose. To switch, use the menu at the top of the docs sidebar. For what
          each release changes, see the <Link to="/blog/tags/release">release posts</Link>.
        </p>
      </main>
    </Layout>
  );
}
