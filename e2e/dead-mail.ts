export const deadMail = (overrides: object = {}) => ({
  _id: crypto.randomUUID(),
  recipient: 'lea@pins.example',
  template: 'school-verification',
  language: 'fr',
  status: 'dead',
  attempts: 8,
  lastError: '451 4.7.1 try again later',
  created: '2026-03-01T12:00:00.000Z',
  ...overrides,
});
