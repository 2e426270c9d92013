import { readFileSync, readdirSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from '@jest/globals';
import { NotationError, parsedText } from '../../src/kit/documents/decode.ts';
import { type Sentences, inEnglish, inLanguage, sayer } from '../../src/kit/say.ts';
import { ReplayError, replay } from '../../src/kit/record/replay.ts';
import { gameIds, loadGame } from '../../src/games/index.ts';

const say = sayer(() => Promise.resolve({ '{} of {}': '{2} hat {1}', '{} is {}': '{1} ist {2}', many: 'viele' }));

describe('A sentence', () => {
  it('is said in English as it is written, in German as the catalogue has it', async () => {
    const said = say`${3} of ${'us'}`;
    expect(inEnglish(said)).toBe('3 of us');
    expect(await inLanguage(said, 'de')).toBe('us hat 3');
  });

  it('holds other sentences, and stays English where German lacks it', async () => {
    const said = say`${[say`many`, say`none of it`]} is ${say`many`}`;
    expect(inEnglish(said)).toBe('many; none of it is many');
    expect(await inLanguage(said, 'de')).toBe('viele; none of it ist viele');
  });
});

/** The sentences that occur in the source files of a folder. */
function saidIn(folder: string): Set<string> {
  const found = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(name)) continue;
    const file = ts.createSourceFile(name, readFileSync(`${folder}/${name}`, 'utf8'), ts.ScriptTarget.Latest);
    const visit = (node: ts.Node): void => {
      if (ts.isTaggedTemplateExpression(node) && ts.isIdentifier(node.tag) && node.tag.text === 'say') {
        const { template } = node;
        found.add(
          ts.isTemplateExpression(template)
            ? [template.head.text, ...template.templateSpans.map(({ literal }) => literal.text)].join('{}')
            : template.text,
        );
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return found;
}

describe.each(['kit', ...gameIds.map((id) => `games/${id}`)])('What is refused in src/%s', (folder) => {
  it('is translated into German completely, with its parts', () => {
    const german = JSON.parse(readFileSync(`src/${folder}/errors-de.json`, 'utf8')) as Sentences;
    // Pages and tools also have sentences that apply to any document.
    const folders = folder === 'kit' ? ['src/kit', 'src/app', 'tools'] : [`src/${folder}`];
    const said = new Set(folders.flatMap((each) => [...saidIn(each)]));
    expect(said.size).toBeGreaterThan(20);
    expect(Object.keys(german).sort()).toEqual([...said].sort());
    for (const [english, text] of Object.entries(german)) {
      const parts = english.split('{}').length - 1;
      const named = [...text.matchAll(/\{(\d)\}/g)].map(([, place]) => Number(place));
      expect({ english, wrong: named.filter((place) => place < 1 || place > parts) }).toEqual({ english, wrong: [] });
      // Sentences that begin with text must differ between the languages.
      if (!english.startsWith('{}') || parts === 0) expect(text).not.toBe(english);
    }
  });
});

describe('A document', () => {
  const refusal = async (run: () => unknown): Promise<[string, string]> => {
    try {
      run();
    } catch (error) {
      if (error instanceof ReplayError) return [error.message, await inLanguage(error.said, 'de')];
      if (error instanceof NotationError)
        return [error.message, `${error.path}: ${await inLanguage(error.said!, 'de')}`];
      throw error;
    }
    throw new Error('it was not refused');
  };

  it('is refused in both languages, by field and by move', async () => {
    const game = await loadGame('card-game');
    const [sample] = await game.samples!('en');
    const record = (await sample!.load()) as { moves: object[] };
    expect(await refusal(() => parsedText('{"format":'))).toEqual([
      'it is not JSON, or a part of it is missing',
      ': das ist kein JSON, oder ein Teil davon fehlt',
    ]);
    expect(await refusal(() => replay(game, { ...record, format: 'card-game record 99', title: 'x' }))).toEqual([
      'format: comes from another version of this program; this one reads "card-game record 1"',
      'format: stammt von einer anderen Version dieses Programms; diese liest "card-game record 1"',
    ]);
    expect(await refusal(() => replay(game, { ...record, title: 'x' }))).toEqual([
      expect.stringMatching(/^title: unknown field; allowed: format, names/),
      expect.stringMatching(/^title: dieses Feld gibt es nicht; erlaubt: format, names/),
    ]);
    expect(await refusal(() => replay(game, { ...record, moves: [record.moves[1], ...record.moves] }))).toEqual([
      expect.stringMatching(/^move 1: /),
      expect.stringMatching(/^Zug 1: /),
    ]);
  });
});
