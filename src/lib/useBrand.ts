import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PublicBrand} from '@site/content/publicBrand';

/** Returns the brand's names, hosts, and links. */
export function useBrand(): PublicBrand {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.brand as PublicBrand;
}
