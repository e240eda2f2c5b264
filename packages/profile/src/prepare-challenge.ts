import { careerLink } from '@trio/deck/career-link';
import type { BuiltInCard, Career } from '@trio/deck/deck';
import { trainingGroups } from '@trio/deck/training-groups';
import type { CardColor } from '@trio/domain/sorting/sort';
import { fitted } from './break-words.ts';
import { isPicture } from './pictures.ts';
import type { Picture, ProfileChallenge, ProfileData } from './profile-data.ts';
import { safeLine, safeParagraphs, type Line } from './safe-text.ts';
import { evenWidth, fitOnBand } from './title-fit.ts';
import type { CareerGroup, ChallengeView, PosterView } from './view.ts';
import { wordsIn, type Words } from './words.ts';

export interface PreparedChallenge {
  /** Without the line breaks of a column. */
  readonly title: Line;
  /** Without the density, which depends on all three pages. */
  readonly view: Omit<ChallengeView, 'density' | 'answerLines' | 'titleWidth'>;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const widths = { poster: 9, heading: 11, reason: 20, text: 26, career: 18, idea: 26 };

interface Context {
  readonly data: ProfileData;
  readonly words: Words;
  readonly card: BuiltInCard | undefined;
  readonly rank: 1 | 2 | 3;
}

export function prepareChallenge(
  challenge: ProfileChallenge,
  rank: 1 | 2 | 3,
  data: ProfileData,
  deck: readonly BuiltInCard[],
): PreparedChallenge {
  const words = wordsIn[data.language];
  const card =
    challenge.kind === 'deck' ? deck.find(({ key }) => key === challenge.name) : undefined;
  const color = challenge.kind === 'deck' ? (card?.color ?? 'blue') : challenge.color;
  const category =
    challenge.kind === 'own' ? words('pdf.challenge.own') : words(`category.${color}`);
  const named = safeLine(challenge.kind === 'deck' ? (card?.title ?? '') : challenge.title);
  // A page needs a heading even if the title has no visible characters.
  const title = named.text === '' ? safeLine(category) : named;
  const context = { data, words, card, rank };
  const { poster, files } = posterOf(challenge, color, title, context);
  const question = card?.question ?? words(`pdf.question.${color}`);
  const view = {
    kicker: words(`pdf.challenge.rank.${rank}`),
    category,
    trades: card?.isTrades === true ? words('card.trades') : null,
    poster,
    fit: fitOnBand(poster.title.text, 156, 13),
    title: fitted(title, widths.heading),
    reason: {
      label: words('pdf.challenge.reason'),
      text: lineOrNull(data.reflection.reasons[rank - 1] ?? '', widths.reason),
    },
    about: {
      heading: words('pdf.challenge.about'),
      paragraphs: about(challenge, context),
    },
    careers: careersOf(challenge, context),
    ideas: {
      heading: words('pdf.challenge.ideas'),
      list: challenge.ideas
        .map((idea) => fitted(safeLine(idea), widths.idea))
        .filter(({ text }) => text !== ''),
    },
    subject:
      challenge.kind === 'own'
        ? null
        : {
            label: words('pdf.challenge.subject'),
            text: card?.subject ?? words(`pdf.subject.${color}`),
          },
    ask: {
      label: words('pdf.challenge.ask'),
      text: question,
      width: evenWidth(question, 470, 15),
      answer: words('pdf.challenge.answer'),
    },
  };
  return { title, files, view };
}

export function lineOrNull(text: string, widthInEm: number): Line | null {
  const line = fitted(safeLine(text), widthInEm);
  return line.text === '' ? null : line;
}

function posterOf(
  challenge: ProfileChallenge,
  color: CardColor,
  title: Line,
  { words, card, rank }: Context,
): { poster: PosterView; files: ReadonlyMap<string, Uint8Array> } {
  const onPoster = fitted(title, widths.poster);
  const picture: Picture | null = challenge.kind === 'deck' ? null : challenge.picture;
  if (picture !== null && isPicture(picture)) {
    const file = `pictures/${rank}.${picture.format}`;
    const alt = words('pdf.poster.picture', { title: title.text });
    return {
      poster: { file: `/${file}`, isPhoto: true, alt, color, title: onPoster },
      files: new Map([[file, picture.bytes]]),
    };
  }
  const alt = card?.alt ?? words('pdf.poster.plain', { category: words(`category.${color}`) });
  const file = `/${card?.image ?? `posters-plain/${color}.svg`}`;
  return { poster: { file, isPhoto: false, alt, color, title: onPoster }, files: new Map() };
}

function about(challenge: ProfileChallenge, { card }: Context): readonly Line[] {
  switch (challenge.kind) {
    case 'deck':
      return (card?.paragraphs ?? []).map(safeLine);
    case 'extra':
      return paragraphs(challenge.content);
    case 'own':
      return paragraphs(challenge.description);
  }
}

const paragraphs = (text: string): readonly Line[] =>
  safeParagraphs(text).map((line) => fitted(line, widths.text));

function careersOf(
  challenge: ProfileChallenge,
  { data, words, card }: Context,
): ChallengeView['careers'] {
  if (challenge.kind === 'own') {
    return {
      heading: safeLine(words('pdf.challenge.find')),
      hint: safeLine(words('pdf.challenge.findHint')),
      groups: [],
      linesToFill: 3,
    };
  }
  if (challenge.kind === 'extra') {
    const careers = challenge.jobLinks.map(({ title, url }) => ({
      title: fitted(safeLine(title), widths.career),
      url: webAddress(url),
    }));
    return {
      heading:
        lineOrNull(challenge.bulletHeading, widths.text) ??
        safeLine(words('pdf.challenge.careers')),
      hint: lineOrNull(challenge.bulletDescription, widths.text),
      groups: careers.length === 0 ? [] : [{ heading: null, columns: halves(careers) }],
      linesToFill: careers.length === 0 ? 3 : 0,
    };
  }
  const careers = card?.careers ?? [];
  return {
    heading: safeLine(words('pdf.challenge.careers')),
    hint: safeLine(words(careers.length === 0 ? 'card.careersNone' : 'training.hint')),
    groups: byTraining(careers, data, words),
    linesToFill: careers.length === 0 ? 3 : 0,
  };
}

const byTraining = (
  careers: readonly Career[],
  data: ProfileData,
  words: Words,
): readonly CareerGroup[] =>
  trainingGroups(careers).map(({ training, careers: group }) => ({
    heading: words(`training.${training}`),
    columns: halves(
      group.map((career) => ({
        title: safeLine(career.title),
        url: careerLink(career, data),
      })),
    ),
  }));

/** Two columns; two items stand side by side too. */
function halves<T>(list: readonly T[]): readonly (readonly T[])[] {
  const half = Math.ceil(list.length / 2);
  return [list.slice(0, half), list.slice(half)].filter((column) => column.length > 0);
}

const urlMax = 2000;

/** Schools type these: anything but a web address becomes plain text. */
function webAddress(url: string): string | null {
  const parsed = URL.parse(url.trim());
  const isAddress = parsed !== null && /^https?:$/u.test(parsed.protocol);
  return isAddress && parsed.href.length <= urlMax ? parsed.href : null;
}
