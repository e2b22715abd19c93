import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {PublicBrand} from '@site/content/publicBrand';

/** Names, hosts and links of the brand, for components. */
export function useBrand(): PublicBrand {
  const {siteConfig} = useDocusaurusContext();
  return siteConfig.customFields?.brand as PublicBrand;
}
