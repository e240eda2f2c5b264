export const filmScenes = [
  { id: 'chosen', seconds: 7 },
  { id: 'meaning', seconds: 8 },
  { id: 'ways', seconds: 8 },
  { id: 'made', seconds: 7 },
  { id: 'sent', seconds: 7 },
  { id: 'until', seconds: 6 },
] as const;

export type SceneId = (typeof filmScenes)[number]['id'];

export const filmSeconds = filmScenes.reduce((sum, { seconds }) => sum + seconds, 0);

interface ScenePosition {
  readonly index: number;
  /** Seconds since the scene began */
  readonly at: number;
}

export function sceneAt(seconds: number): ScenePosition {
  let at = Math.min(Math.max(seconds, 0), filmSeconds);
  for (const [index, scene] of filmScenes.entries()) {
    if (at < scene.seconds || index === filmScenes.length - 1) return { index, at };
    at -= scene.seconds;
  }
  return { index: 0, at: 0 };
}

export const clockTime = (seconds: number): string => {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
};
