/**
 * Does the same with many items, a few at a time. All at once would hold what each one reads, such as the text of all
 * pages, until the last is done.
 *
 * @param items what it is done with
 * @param atOnce how many of them at a time
 * @param work what is done with each
 * @returns what came of each, in the order of the items
 * @throws what `work` throws; no item is begun after that by the one who threw
 */
export async function inTurn<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) {
      results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({length: atOnce}, worker));
  return results;
}
