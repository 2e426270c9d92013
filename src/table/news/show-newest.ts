/** Brings what is new into an area that is too small for all: its first sentence at the top, the last sentence with its end. */
export function showNewest(area: HTMLElement | null): void {
  const sentences = [...(area?.querySelectorAll('p') ?? [])];
  const first = sentences.find((each) => each.dataset.new !== undefined);
  if (area === null || first === undefined) return;
  const heading = area.querySelector('h2')?.offsetHeight ?? 0;
  area.scrollTop = first === sentences.at(-1) ? area.scrollHeight : first.offsetTop - heading;
}
