/** What an entry of a rulebook says, with the words that were searched for marked. */
import type { ComponentType, ReactNode } from 'react';
import { Marked } from './SearchField.tsx';
import { type Block, type RulebookEntry, stretches } from './rulebook-text.ts';

/** What a figure gets: the entry it stands in, and its words. */
export interface FigureProps {
  readonly entry: string;
  readonly labels: readonly string[];
}

/** The links from one entry to another. */
export interface RulebookLinks {
  /** The id of an entry's element. */
  readonly idOf: (entry: string) => string;
  readonly onGo: (entry: string) => void;
}

interface RulebookBlocksProps {
  readonly entry: Pick<RulebookEntry, 'id' | 'blocks'>;
  readonly sought: readonly string[];
  /** What the game draws, by name. */
  readonly figures?: Readonly<Record<string, ComponentType<FigureProps>>>;
  /** Needed in a rulebook with links. */
  readonly links?: RulebookLinks;
  /** The heading of rulings, in a rulebook that has some. */
  readonly rulings?: string;
}

/** A text with its links. */
function Linked({ text, sought, links }: Pick<RulebookBlocksProps, 'sought' | 'links'> & { text: string }): ReactNode {
  return stretches(text).map((stretch, i) => {
    const { to } = stretch;
    const marked = <Marked key={i} text={stretch.text} sought={sought} />;
    if (to === null || links === undefined) return marked;
    return (
      <a
        key={i}
        href={`#${links.idOf(to)}`}
        onClick={(event) => {
          event.preventDefault();
          links.onGo(to);
        }}
      >
        {marked}
      </a>
    );
  });
}

function BlockOf({ block, entry, sought, figures = {}, links, rulings }: RulebookBlocksProps & { block: Block }) {
  const linked = (text: string) => <Linked text={text} sought={sought} {...(links && { links })} />;
  switch (block.kind) {
    case 'figure': {
      const Figure = figures[block.name]!;
      return <Figure entry={entry.id} labels={block.labels} />;
    }
    case 'text':
      return <p>{linked(block.text)}</p>;
    case 'list':
      return (
        <ul className="ui-rules-list">
          {block.points.map((point) => (
            <li key={point}>{linked(point)}</li>
          ))}
        </ul>
      );
    case 'rulings':
      return (
        <div className="ui-rulings" role="note" aria-label={rulings}>
          <b aria-hidden="true">{rulings}</b>
          {block.points.map((point) => (
            <p key={point}>{linked(point)}</p>
          ))}
        </div>
      );
    default:
      return (
        <dl className={block.kind === 'keys' ? 'ui-rules-keys' : undefined}>
          {block.terms.map(([term, meaning]) => (
            <div key={term}>
              <dt>
                {block.kind === 'keys' ? <kbd className="ui-kbd">{term}</kbd> : <Marked text={term} sought={sought} />}
              </dt>
              <dd>
                <Marked text={meaning} sought={sought} />
              </dd>
            </div>
          ))}
        </dl>
      );
  }
}

export const RulebookBlocks = (props: RulebookBlocksProps): ReactNode =>
  props.entry.blocks.map((block, i) => <BlockOf key={i} block={block} {...props} />);
