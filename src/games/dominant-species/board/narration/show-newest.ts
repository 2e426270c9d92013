/** Brings what is new into a slip that is too small for all: its first sentence at the top, the last sentence with its end. */
export function showNewest(slip: HTMLElement | null): void {
  const sentences = [...(slip?.querySelectorAll('p') ?? [])];
  const first = sentences.find((each) => each.dataset.new !== undefined);
  if (slip === null || first === undefined) return;
  const heading = slip.querySelector('h2')!.offsetHeight;
  slip.scrollTop = first === sentences.at(-1) ? slip.scrollHeight : first.offsetTop - heading;
}
