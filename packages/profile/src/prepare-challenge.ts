import { publicCareerUrl } from './career-url.ts';
import type { BuiltInCard, Career } from '@trio/deck/deck';
import { trainingGroups } from '@trio/deck/training-groups';
import type { CardColor } from '@trio/domain/sorting/sort';
import { fitted } from './break-words.ts';
import { halves } from './halves.ts';
import { isPicture } from './pictures.ts';
import type { Picture, ProfileChallenge, ProfileData } from './profile-data.ts';
import { safeLine, safeParagraphs, type Line } from './safe-text.ts';
import { evenWidth, fitOnBand } from './title-fit.ts';
import type { CareerGroup, ChallengeView, PosterView } from './view.ts';
import { translators, type Translator } from './localise.ts';

export interface PreparedChallenge {
  /** Without the line breaks of a column. */
  readonly title: Line;
  /** Without the density, which depends on all three pages. */
  readonly view: Omit<ChallengeView, 'density' | 'answerLines' | 'titleWidth'>;
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const columnsInEm = { poster: 9, heading: 11, reason: 20, text: 26, career: 18, idea: 26 };

interface Context {
  readonly data: ProfileData;
  readonly t: Translator;
  readonly card: BuiltInCard | undefined;
  readonly rank: 1 | 2 | 3;
}

export function prepareChallenge(
  challenge: ProfileChallenge,
  rank: 1 | 2 | 3,
  data: ProfileData,
  deck: readonly BuiltInCard[],
): PreparedChallenge {
  const t = translators[data.language];
  const card =
    challenge.kind === 'deck' ? deck.find(({ key }) => key === challenge.name) : undefined;
  const color = challenge.kind === 'deck' ? (card?.color ?? 'blue') : challenge.color;
  const category = challenge.kind === 'own' ? t('pdf.challenge.own') : t(`category.${color}`);
  const named = safeLine(challenge.kind === 'deck' ? (card?.title ?? '') : challenge.title);
  // A page needs a heading even if the title has no visible characters.
  const title = named.text === '' ? safeLine(category) : named;
  const context = { data, t, card, rank };
  const { poster, files } = posterOf(challenge, color, title, context);
  const question = card?.question ?? t(`pdf.question.${color}`);
  const view = {
    kicker: t(`pdf.challenge.rank.${rank}`),
    category,
    trades: card?.isTrades === true ? t('card.trades') : null,
    poster,
    fit: fitOnBand(poster.title.text, 156, 13),
    title: fitted(title, columnsInEm.heading),
    reason: {
      label: t('pdf.challenge.reason'),
      text: lineOrNull(data.reflection.reasons[rank - 1] ?? '', columnsInEm.reason),
    },
    about: {
      heading: t('pdf.challenge.about'),
      paragraphs: about(challenge, context),
    },
    careers: careersOf(challenge, context),
    ideas: {
      heading: t('pdf.challenge.ideas'),
      list: challenge.ideas
        .map((idea) => fitted(safeLine(idea), columnsInEm.idea))
        .filter(({ text }) => text !== ''),
    },
    subject:
      challenge.kind === 'own'
        ? null
        : {
            label: t('pdf.challenge.subject'),
            text: card?.subject ?? t(`pdf.subject.${color}`),
          },
    ask: {
      label: t('pdf.challenge.ask'),
      text: question,
      width: evenWidth(question, 470, 15),
      answer: t('pdf.challenge.answer'),
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
  { t, card, rank }: Context,
): { poster: PosterView; files: ReadonlyMap<string, Uint8Array> } {
  const onPoster = fitted(title, columnsInEm.poster);
  const picture: Picture | null = challenge.kind === 'deck' ? null : challenge.picture;
  if (picture !== null && isPicture(picture)) {
    const file = `pictures/${rank}.${picture.format}`;
    const alt = t('pdf.poster.picture', { title: title.text });
    return {
      poster: { file: `/${file}`, isPhoto: true, alt, color, title: onPoster },
      files: new Map([[file, picture.bytes]]),
    };
  }
  const alt = card?.alt ?? t('pdf.poster.plain', { category: t(`category.${color}`) });
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
  safeParagraphs(text).map((line) => fitted(line, columnsInEm.text));

function careersOf(
  challenge: ProfileChallenge,
  { data, t, card }: Context,
): ChallengeView['careers'] {
  if (challenge.kind === 'own') {
    return {
      heading: safeLine(t('pdf.challenge.find')),
      hint: safeLine(t('pdf.challenge.findHint')),
      groups: [],
      linesToFill: 3,
    };
  }
  if (challenge.kind === 'extra') {
    const careers = challenge.jobLinks.map(({ title, url }) => ({
      title: fitted(safeLine(title), columnsInEm.career),
      url: webAddress(url),
    }));
    return {
      heading:
        lineOrNull(challenge.bulletHeading, columnsInEm.text) ??
        safeLine(t('pdf.challenge.careers')),
      hint: lineOrNull(challenge.bulletDescription, columnsInEm.text),
      groups: careers.length === 0 ? [] : [{ heading: null, columns: halves(careers) }],
      linesToFill: careers.length === 0 ? 3 : 0,
    };
  }
  const careers = card?.careers ?? [];
  return {
    heading: safeLine(t('pdf.challenge.careers')),
    hint: safeLine(t(careers.length === 0 ? 'card.careersNone' : 'training.hint')),
    groups: byTraining(careers, data, t),
    linesToFill: careers.length === 0 ? 3 : 0,
  };
}

const byTraining = (
  careers: readonly Career[],
  data: ProfileData,
  t: Translator,
): readonly CareerGroup[] =>
  trainingGroups(careers).map(({ training, careers: group }) => ({
    heading: t(`training.${training}`),
    columns: halves(
      group.map((career) => ({
        title: safeLine(career.title),
        url: publicCareerUrl(career.key, data),
      })),
    ),
  }));

const urlMax = 2000;

/** Schools type these: anything but a web address becomes plain text. */
function webAddress(url: string): string | null {
  const parsed = URL.parse(url.trim());
  const isAddress = parsed !== null && /^https?:$/u.test(parsed.protocol);
  return isAddress && parsed.href.length <= urlMax ? parsed.href : null;
}
