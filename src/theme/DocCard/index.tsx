import descriptions from '@generated/lean-bundle/default/descriptions.json';
import DocCard from '@theme-original/DocCard';
import type {Props} from '@theme/DocCard';

/** A card for a page or a category. A page's description comes from a file that only cards load. */
export default function DocCardWithDescription({item, ...props}: Props) {
  if (item.type !== 'link') {
    return <DocCard item={item} {...props} />;
  }
  const {docId: _docId, ...link} = item;
  return <DocCard item={{...link, description: item.description ?? descriptions[item.href]}} {...props} />;
}
