import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const outside = (environment: NodeJS.ProcessEnv) => readConfig(environment).outside;

describe('external pages', () => {
  it('are not used by default', () => {
    expect(outside({ CONSUMER_SURVEY_URL: '', HELP_LINE_EN: ' ' })).toEqual({
      surveyUrl: undefined,
      profileIntroUrl: undefined,
      videoUrl: undefined,
      helpLine: { en: null, fr: null },
      shopUrl: undefined,
      termsUrl: undefined,
      privacyUrl: undefined,
    });
  });

  it('are used as configured', () => {
    expect(
      outside({
        CONSUMER_SURVEY_URL: 'https://forms.example.org/end?form=7#top',
        PROFILE_INTRO_URL: 'http://127.0.0.1:4100/intro',
        CONSUMER_VIDEO_URL: 'https://video.example.org/embed/1',
        HELP_LINE_EN: ' Talk to Ms. Roy, room 12. ',
        HELP_LINE_FR: 'Parle à Mme Roy, local 12.',
        SHOP_URL: 'https://shop.example.org/cards',
        TERMS_URL: 'https://board.example.org/terms',
        PRIVACY_URL: 'https://board.example.org/privacy',
      }),
    ).toEqual({
      surveyUrl: 'https://forms.example.org/end?form=7#top',
      profileIntroUrl: 'http://127.0.0.1:4100/intro',
      videoUrl: 'https://video.example.org/embed/1',
      helpLine: { en: 'Talk to Ms. Roy, room 12.', fr: 'Parle à Mme Roy, local 12.' },
      shopUrl: 'https://shop.example.org/cards',
      termsUrl: 'https://board.example.org/terms',
      privacyUrl: 'https://board.example.org/privacy',
    });
  });

  it.each<[string, string]>([
    ['CONSUMER_SURVEY_URL', 'forms.example.org'],
    ['CONSUMER_SURVEY_URL', 'http://forms.example.org/end'],
    ['PROFILE_INTRO_URL', 'ftp://forms.example.org'],
    ['CONSUMER_VIDEO_URL', 'https://user:secret@video.example.org'],
    ['CONSUMER_VIDEO_URL', 'data:text/html,hello'],
    ['SHOP_URL', 'shop.example.org'],
    ['TERMS_URL', 'https://:secret@board.example.org/terms'],
    ['TERMS_URL', 'http://board.example.org/terms'],
    ['PRIVACY_URL', '/privacy.html'],
    ['HELP_LINE_EN', 'x'.repeat(301)],
    ['HELP_LINE_FR', 'une ligne\net une autre'],
  ])('reports an invalid %s=%s', (name, value) => {
    const lines = name.startsWith('HELP') ? { HELP_LINE_EN: 'Help', HELP_LINE_FR: 'Aide' } : {};
    expect(() => outside({ ...lines, [name]: value })).toThrow(
      new RegExp(`^${name} must be .+\\.$`, 'u'),
    );
  });

  it.each([
    ['HELP_LINE_FR', { HELP_LINE_EN: 'Ms. Roy' }],
    ['HELP_LINE_EN', { HELP_LINE_FR: 'Mme Roy' }],
  ])('requires %s if the other language has a help line', (name, environment) => {
    expect(() => outside(environment)).toThrow(new RegExp(`^${name} must be set too`, 'u'));
  });

  it('reports all invalid values at once, with those of other settings', () => {
    expect(() => readConfig({ PORT: 'x', CONSUMER_SURVEY_URL: 'y' })).toThrow(
      /PORT must .+ CONSUMER_SURVEY_URL must/u,
    );
  });
});
