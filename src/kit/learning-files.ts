/**
 * Lessons and challenges as they lie in a game's `content/`: what no language changes as JSON, the texts as Markdown. Tests check the files
 * (`test/contract/content.test.ts`), so that the page can trust them.
 */
import type { Language } from './languages.ts';
import type {
  Attempt,
  Challenge,
  Choice,
  DailyPosition,
  Learning,
  Lesson,
  LessonStep,
  Mistake,
  Sample,
  Scene,
  Trial,
  Verdict,
} from './learning.ts';
import { type Section, sectionsOf } from './documents/markdown.ts';
import { translatedText } from './documents/translated-text.ts';

type Judge<State, Event> = (attempt: Attempt<State, Event>) => Verdict;

/** A kind of goal: the numbers that a challenge gives for it, and how it is judged with them. */
export interface Goal<State, Event> {
  readonly parameters: readonly string[];
  readonly judge: (numbers: Readonly<Record<string, number>>) => Judge<State, Event>;
}

/** A kind of goal with the names of its numbers. */
export const goal = <State, Event, Name extends string = never>(
  parameters: readonly Name[],
  judge: (numbers: Readonly<Record<Name, number>>) => Judge<State, Event>,
): Goal<State, Event> => ({ parameters, judge });

/** A scene in a file: the changes to a named one of `scenes.json`; fields of its position replace those of the named one. */
export type SceneChanges = Partial<Omit<Scene, 'position'>> & { readonly from?: string; readonly position: object };

/** `scenes.json`: scenes by name. */
export type NamedScenes = Readonly<Record<string, Partial<Omit<Scene, 'position'>> & { readonly position: object }>>;

/** `lessons/<id>.json`: the steps by name, in order; `mistakes` by name, in the order in which they are looked through. */
export type LessonFile = Readonly<
  Record<
    string,
    Pick<LessonStep, 'moves' | 'until' | 'at'> & {
      readonly scene?: SceneChanges;
      readonly mistakes?: Readonly<Record<string, Mistake['moves']>>;
    }
  >
>;

/** `challenges.json`: the challenges by name, easiest first; `goal` is the name of a goal with its numbers. */
export type ChallengesFile = Readonly<
  Record<
    string,
    Pick<Trial<unknown, unknown>, 'difficulty' | 'odds' | 'solution'> & {
      readonly scene: SceneChanges;
      readonly goal: { readonly goal: string } & Readonly<Record<string, number | string>>;
    }
  >
>;

/**
 * The files of a game; what is fetched is a module, with the content of the file as its default. A game without challenges leaves their files and goals out.
 */
export interface LearningFiles<State, Event> {
  /** The names of the lessons, in the order in which they are best taken. */
  readonly lessons: readonly string[];
  /** The goals of challenges by name. */
  readonly goals?: Readonly<Record<string, Goal<State, Event>>>;
  scenes(): Promise<unknown>;
  lesson(id: string): Promise<unknown>;
  lessonText(language: string, id: string): Promise<unknown>;
  challenges?(): Promise<unknown>;
  challengesText?(language: string): Promise<unknown>;
  daily?(): Promise<unknown>;
}

const content = async <Content>(fetched: Promise<unknown>): Promise<Content> =>
  ((await fetched) as { readonly default: Content }).default;

/** A scene with all its fields. Throws an Error if it changes one that there is not. */
export function sceneOf(scenes: NamedScenes, { from, position, ...changes }: SceneChanges): Scene {
  const base = from === undefined ? { position: {} } : scenes[from];
  if (base === undefined)
    throw new Error(`"${String(from)}" is not a scene; there are ${Object.keys(scenes).join(', ')}`);
  return { seat: 0, ...base, ...changes, position: { ...base.position, ...position } };
}

/** What is not the text of a step itself. */
const LABELLED = /^(Task|Otherwise( [a-z-]+)?|Done): |^- /;

/** The mistakes of a step, each with its text. Throws an Error if there is one without a text, or a text too many. */
function mistakesOf(name: string, mistakes: Readonly<Record<string, Mistake['moves']>>, { parts }: Section): Mistake[] {
  const told = parts.flatMap((part) => /^Otherwise ([a-z-]+): /.exec(part)?.[1] ?? []);
  const names = Object.keys(mistakes);
  if (told.join() !== names.join())
    throw new Error(`${name}: the text has the mistakes ${told.join(', ')}; the step has ${names.join(', ')}`);
  return Object.entries(mistakes).map(([mistake, moves]) => ({
    moves,
    text: labelled(parts, `Otherwise ${mistake}`)!,
  }));
}

/** The text of a part that begins with a label, without the label. */
const labelled = (parts: readonly string[], label: string): string | undefined =>
  parts.find((part) => part.startsWith(`${label}: `))?.slice(label.length + 2);

function choicesOf(part: string): Choice[] {
  return part.split('\n').map((line) => {
    const [, mark, text, why] = /^- \[([ x])\] (.+?): (.+)$/.exec(line) ?? [];
    if (text === undefined || why === undefined) throw new Error(`"${line}" is not "- [x] answer: why"`);
    return { text, why, ...(mark === 'x' && { isRight: true }) };
  });
}

function stepText({ parts }: Section): Pick<LessonStep, 'text' | 'task' | 'otherwise' | 'done' | 'choices'> {
  const choices = parts.find((part) => part.startsWith('- '));
  const labels = {
    task: labelled(parts, 'Task'),
    otherwise: labelled(parts, 'Otherwise'),
    done: labelled(parts, 'Done'),
  };
  return {
    text: parts.filter((part) => !LABELLED.test(part)).join('\n\n'),
    ...Object.fromEntries(Object.entries(labels).filter(([, text]) => text !== undefined)),
    ...(choices !== undefined && { choices: choicesOf(choices) }),
  };
}

/** A lesson from its file and its text. Throws an Error that says what is wrong. */
export function readLesson(scenes: NamedScenes, id: string, file: LessonFile, markdown: string): Lesson {
  const [head, ...sections] = sectionsOf(markdown);
  if (head?.level !== 1) throw new Error(`${id}: the text does not begin with "# Title"`);
  const names = Object.keys(file);
  const titles = sections.map(({ title }) => title);
  if (titles.join() !== names.join())
    throw new Error(`${id}: the text has the steps ${titles.join(', ')}; the lesson has ${names.join(', ')}`);
  const steps = Object.entries(file).map(([name, { scene, mistakes = {}, ...rest }], i) => {
    const named = mistakesOf(`${id}, ${name}`, mistakes, sections[i]!);
    return {
      ...(scene !== undefined && { scene: sceneOf(scenes, scene) }),
      ...rest,
      ...(named.length > 0 && { mistakes: named }),
      ...stepText(sections[i]!),
    };
  });
  return { id, title: head.title, about: head.parts.join('\n\n'), steps };
}

/** The challenges of a file, without their texts. Throws an Error that says what is wrong. */
export const readTrials = <State, Event>(
  scenes: NamedScenes,
  goals: Readonly<Record<string, Goal<State, Event>>>,
  file: ChallengesFile,
): Trial<State, Event>[] =>
  Object.entries(file).map(
    ([
      id,
      {
        scene,
        goal: { goal: name, ...numbers },
        difficulty,
        odds,
        solution,
      },
    ]) => {
      const wanted = goals[name];
      if (wanted === undefined)
        throw new Error(`${id}.goal.goal: "${name}" is not a goal; there are ${Object.keys(goals).join(', ')}`);
      if ([...wanted.parameters].sort().join() !== Object.keys(numbers).sort().join())
        throw new Error(
          `${id}.goal: "${name}" is given ${Object.keys(numbers).join(', ')}; it takes ${wanted.parameters.join(', ')}`,
        );
      const judge = wanted.judge(numbers as Readonly<Record<string, number>>);
      return { id, scene: sceneOf(scenes, scene), difficulty, odds, judge, solution };
    },
  );

/** Challenges with their texts: the title and, below it, the goal and a hint. Throws an Error if there is a challenge without a text. */
export function withTexts<State, Event>(
  trials: readonly Trial<State, Event>[],
  markdown: string,
): Challenge<State, Event>[] {
  const sections = sectionsOf(markdown);
  return trials.map((trial) => {
    const section = sections.find(({ id }) => id === trial.id);
    if (section === undefined) throw new Error(`challenges.md has no "## Title {#${trial.id}}"`);
    const hint = labelled(section.parts, 'Hint');
    return { ...trial, title: section.title, goal: section.parts[0] ?? '', ...(hint !== undefined && { hint }) };
  });
}

/** What a game module needs: its learning in a language, its challenges without texts, for programs, and those of the day. */
export function learningFrom<State, Event>(files: LearningFiles<State, Event>) {
  const challenges = async (): Promise<readonly Trial<State, Event>[]> =>
    files.challenges
      ? readTrials(await content(files.scenes()), files.goals ?? {}, await content(files.challenges()))
      : [];
  const lesson = async (id: string, language: Language): Promise<Lesson> => {
    const text = translatedText((code) => files.lessonText(code, id), language);
    return readLesson(await content(files.scenes()), id, await content(files.lesson(id)), await text);
  };
  const learning = async (language: Language): Promise<Learning<State, Event>> => {
    const text = files.challengesText ? translatedText((code) => files.challengesText!(code), language) : null;
    const lessons = Promise.all(files.lessons.map((id) => lesson(id, language)));
    return { lessons: await lessons, challenges: text ? withTexts(await challenges(), await text) : [] };
  };
  const daily = async (): Promise<readonly DailyPosition[]> => (files.daily ? content(files.daily()) : []);
  return { learning, challenges, daily };
}

/** The finished games of a game, titled as its `samples.md` in a language says; `record` fetches one. */
export const samplesFrom =
  (text: (language: string) => Promise<unknown>, record: (id: string) => Promise<unknown>) =>
  async (language: Language): Promise<readonly Sample[]> =>
    sectionsOf(await translatedText(text, language)).map(({ title, id }) => ({
      id: id ?? title,
      title,
      load: () => content(record(id ?? title)),
    }));
