import { bandColors } from '@trio/deck/palette';
import type { Color } from '@trio/deck/card-source';
import { fitText } from './fit-text.ts';

export interface PictureCard {
  readonly title: string;
  readonly color: Color;
  readonly poster: string;
  readonly isPhoto: boolean;
}

export interface TrioPicture {
  readonly heading: string;
  readonly cards: readonly PictureCard[];
}

const width = 1080;
const height = 1350;
const margin = 64;
const paper = '#f6f3ec';
const ink = '#1b1b3a';
const family = '"Bricolage Grotesque", system-ui, sans-serif';
const cardRatio = 0.625;
/** The part of a card above its title, as on the screen. */
const posterShare = 0.775;

const font = (weight: number, size: number) => `${weight} ${size}px ${family}`;

/**
 * Drawn on the device: no text or picture of the student is sent anywhere. Throws if a card's
 * picture cannot be loaded.
 */
export async function drawTrio({ heading, cards }: TrioPicture): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  const [pictures] = await Promise.all([
    Promise.all(cards.map(({ poster }) => loadPicture(poster))),
    document.fonts.load(font(700, 40)),
  ]);
  context.fillStyle = paper;
  context.fillRect(0, 0, width, height);
  drawHeading(context, heading);
  for (const [at, card] of cards.entries()) {
    const picture = pictures[at];
    const place = places[at];
    if (picture && place) drawCard(context, card, picture, at + 1, place);
  }
  drawTitles(context, cards);
  drawLogo(context);
  return toPng(canvas);
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const cardBox = (centre: number, bottom: number, cardWidth: number): Box => ({
  x: centre - cardWidth / 2,
  y: bottom - cardWidth / cardRatio,
  width: cardWidth,
  height: cardWidth / cardRatio,
});

/** The first in the middle, the second on its left: as on a podium. */
const cardsBottom = 850;
const places: readonly Box[] = [
  cardBox(width / 2, cardsBottom, 366),
  cardBox(margin + 131, cardsBottom, 262),
  cardBox(width - margin - 131, cardsBottom, 262),
];

function drawHeading(context: CanvasRenderingContext2D, heading: string): void {
  context.fillStyle = ink;
  context.textAlign = 'center';
  drawText(context, heading, {
    box: { x: margin, y: 60, width: width - 2 * margin, height: 130 },
    weight: 800,
    largest: 76,
  });
}

interface TextStyle {
  readonly box: Box;
  readonly weight: number;
  readonly largest: number;
}

/** Vertically centred in its box. */
function drawText(
  context: CanvasRenderingContext2D,
  text: string,
  { box, weight, largest }: TextStyle,
): void {
  const lineHeight = 1.14;
  const { lines, size } = fitText(text, { ...box, largest, lineHeight }, (part, partSize) => {
    context.font = font(weight, partSize);
    return context.measureText(part).width;
  });
  context.font = font(weight, size);
  context.textBaseline = 'middle';
  const step = size * lineHeight;
  const top = box.y + (box.height - lines.length * step) / 2 + step / 2;
  const x = context.textAlign === 'center' ? box.x + box.width / 2 : box.x;
  for (const [at, line] of lines.entries()) context.fillText(line, x, top + at * step);
}

function drawCard(
  context: CanvasRenderingContext2D,
  card: PictureCard,
  picture: CanvasImageSource & Size,
  rank: number,
  box: Box,
): void {
  const radius = box.width * 0.075;
  context.save();
  context.shadowColor = '#1b1b3a33';
  context.shadowBlur = 36;
  context.shadowOffsetY = 14;
  context.fillStyle = bandColors[card.color];
  context.beginPath();
  context.roundRect(box.x, box.y, box.width, box.height, radius);
  context.fill();
  context.shadowColor = 'transparent';
  context.clip();
  const shown = card.isPhoto ? { ...box, height: box.height * posterShare } : box;
  const crop = cover(picture, shown);
  context.drawImage(
    picture,
    crop.x,
    crop.y,
    crop.width,
    crop.height,
    shown.x,
    shown.y,
    shown.width,
    shown.height,
  );
  const band = { ...box, y: box.y + box.height * posterShare, height: box.height * 0.225 };
  context.fillStyle = bandColors[card.color];
  context.fillRect(band.x, band.y, band.width, band.height + 1);
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  const inset = { x: box.width * 0.07, y: band.height * 0.12 };
  drawText(context, card.title, {
    box: {
      x: band.x + inset.x,
      y: band.y + inset.y,
      width: band.width - 2 * inset.x,
      height: band.height - 2 * inset.y,
    },
    weight: 680,
    largest: Math.round(box.width * 0.09),
  });
  context.restore();
  drawRank(context, rank, { x: box.x + 10, y: box.y + 10, radius: box.width * 0.11 });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The middle part of a picture that fills a box without distortion. */
function cover(picture: Size, box: Size): Box {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const part = { width: box.width / scale, height: box.height / scale };
  return { x: (picture.width - part.width) / 2, y: (picture.height - part.height) / 2, ...part };
}

function drawRank(
  context: CanvasRenderingContext2D,
  rank: number,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = paper;
  context.fill();
  context.beginPath();
  context.arc(x, y, radius * 0.87, 0, 2 * Math.PI);
  context.fillStyle = ink;
  context.fill();
  context.fillStyle = '#fff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = font(800, radius * 1.05);
  context.fillText(String(rank), x, y + radius * 0.06);
}

/** Large enough to read on a phone, where a card's own title is small. */
function drawTitles(context: CanvasRenderingContext2D, cards: readonly PictureCard[]): void {
  const top = 905;
  const step = 106;
  for (const [at, card] of cards.entries()) {
    const y = top + at * step;
    context.fillStyle = bandColors[card.color];
    context.beginPath();
    context.roundRect(margin, y + 12, step - 32, step - 32, 20);
    context.fill();
    context.fillStyle = '#fff';
    context.textAlign = 'center';
    drawText(context, String(at + 1), {
      box: { x: margin, y: y + 14, width: step - 32, height: step - 32 },
      weight: 800,
      largest: 44,
    });
    context.fillStyle = ink;
    context.textAlign = 'left';
    drawText(context, card.title, {
      box: { x: margin + step, y, width: width - 2 * margin - step, height: step - 8 },
      weight: 700,
      largest: 48,
    });
  }
}

/** As in the page's header. */
function drawLogo(context: CanvasRenderingContext2D): void {
  const scale = 2;
  context.font = font(800, 52);
  const textWidth = context.measureText('Trio').width;
  const left = (width - (34 * scale + 16 + textWidth)) / 2;
  context.save();
  context.translate(left, 1258);
  context.scale(scale, scale);
  for (const { x, y, angle, turnX, color } of logoCards) {
    context.save();
    context.translate(turnX, 13);
    context.rotate((angle * Math.PI) / 180);
    context.translate(-turnX, -13);
    context.fillStyle = color;
    context.beginPath();
    context.roundRect(x, y, 11, 18, 2.5);
    context.fill();
    context.restore();
  }
  context.restore();
  context.fillStyle = ink;
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  context.fillText('Trio', left + 34 * scale + 16, 1258 + 13 * scale);
}

const logoCards = [
  { x: 1.5, y: 4, angle: -10, turnX: 7, color: '#d6336c' },
  { x: 21.5, y: 4, angle: 10, turnX: 27, color: '#1c6dd0' },
  { x: 11.5, y: 3, angle: 0, turnX: 17, color: '#ffd166' },
];

async function loadPicture(url: string): Promise<HTMLImageElement> {
  const response = await fetch(url);
  if (!response.ok) throw new Error('A picture of a card could not be loaded.');
  const blob = await response.blob();
  return blob.type.startsWith('image/svg') ? decodeDrawing(await blob.text()) : decode(blob);
}

/** Some browsers draw nothing from an SVG without a size of its own. */
const decodeDrawing = (svg: string): Promise<HTMLImageElement> =>
  decode(
    new Blob([svg.replace('<svg ', '<svg width="500" height="800" ')], { type: 'image/svg+xml' }),
  );

async function decode(blob: Blob): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(blob);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

const toPng = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty.'))),
      'image/png',
    );
  });
