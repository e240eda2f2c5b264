import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addSecurityHeaders } from './security-headers.ts';
import { framedOrigins, type WebSettings } from './web-settings.ts';

const ours: WebSettings = {
  supportEmail: 'support@trio.example',
  hasDevPages: false,
  hasMailbox: false,
  hasNewBrunswickPages: false,
  signOnProviders: [],
};

async function frameRule(settings: WebSettings): Promise<string | undefined> {
  const app = Fastify();
  addSecurityHeaders(app, 'https://trio.example', framedOrigins(settings));
  app.get('/', async () => '');
  const { headers } = await app.inject('/');
  const rules = String(headers['content-security-policy']).split(';');
  return rules.find((rule) => rule.startsWith('frame-src '));
}

it('allows no page of another origin in a frame by default', async () => {
  expect(await frameRule(ours)).toBe("frame-src 'self'");
});

it('allows frames of the configured origins only, each listed once and without its path', async () => {
  expect(
    await frameRule({
      ...ours,
      surveyUrl: 'https://forms.example.org/end?form=7',
      profileIntroUrl: 'https://forms.example.org/intro',
      videoUrl: 'https://video.example.org:8443/embed/1',
    }),
  ).toBe("frame-src 'self' https://forms.example.org https://video.example.org:8443");
});
