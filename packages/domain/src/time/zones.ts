interface LocalTime {
  /** `YYYY-MM-DD` */
  readonly day: string;
  readonly minutes: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

export function localTimeIn(zone: string, at: Date): LocalTime {
  const parts = Object.fromEntries(
    formatOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, value]),
  );
  return {
    day: `${parts['year']}-${parts['month']}-${parts['day']}`,
    minutes: Number(parts['hour']) * 60 + Number(parts['minute']),
  };
}

export const dayIn = (zone: string, at: Date): string => localTimeIn(zone, at).day;

const minuteMs = 60_000;

/** The moment at which clocks of the zone show this time. It must not be a time that they skip. */
export function momentIn(zone: string, { day, minutes }: LocalTime): Date {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  // The offset at the guessed moment may be the one of the other side of a change of clocks.
  const shift = (guess: number) => {
    const shown = localTimeIn(zone, new Date(guess));
    return wanted - (Date.parse(`${shown.day}T00:00:00Z`) + shown.minutes * minuteMs);
  };
  const guess = wanted + shift(wanted);
  return new Date(guess + shift(guess));
}

export function isZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}
