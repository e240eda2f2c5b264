import { foldText } from '../fold-text.ts';

/** States of the United States by the zone of most of their people. */
const statesByZone: Readonly<Record<string, readonly (readonly [code: string, name: string])[]>> = {
  'America/New_York': [
    ['CT', 'connecticut'],
    ['DC', 'district of columbia'],
    ['DE', 'delaware'],
    ['FL', 'florida'],
    ['GA', 'georgia'],
    ['IN', 'indiana'],
    ['KY', 'kentucky'],
    ['MA', 'massachusetts'],
    ['MD', 'maryland'],
    ['ME', 'maine'],
    ['MI', 'michigan'],
    ['NC', 'north carolina'],
    ['NH', 'new hampshire'],
    ['NJ', 'new jersey'],
    ['NY', 'new york'],
    ['OH', 'ohio'],
    ['PA', 'pennsylvania'],
    ['RI', 'rhode island'],
    ['SC', 'south carolina'],
    ['VA', 'virginia'],
    ['VT', 'vermont'],
    ['WV', 'west virginia'],
  ],
  'America/Chicago': [
    ['AL', 'alabama'],
    ['AR', 'arkansas'],
    ['IA', 'iowa'],
    ['IL', 'illinois'],
    ['KS', 'kansas'],
    ['LA', 'louisiana'],
    ['MN', 'minnesota'],
    ['MO', 'missouri'],
    ['MS', 'mississippi'],
    ['ND', 'north dakota'],
    ['NE', 'nebraska'],
    ['OK', 'oklahoma'],
    ['SD', 'south dakota'],
    ['TN', 'tennessee'],
    ['TX', 'texas'],
    ['WI', 'wisconsin'],
  ],
  'America/Denver': [
    ['CO', 'colorado'],
    ['ID', 'idaho'],
    ['MT', 'montana'],
    ['NM', 'new mexico'],
    ['UT', 'utah'],
    ['WY', 'wyoming'],
  ],
  'America/Phoenix': [['AZ', 'arizona']],
  'America/Los_Angeles': [
    ['CA', 'california'],
    ['NV', 'nevada'],
    ['OR', 'oregon'],
    ['WA', 'washington'],
  ],
  'America/Anchorage': [['AK', 'alaska']],
  'Pacific/Honolulu': [['HI', 'hawaii']],
  'America/Puerto_Rico': [['PR', 'puerto rico']],
};

/** Schools type the state themselves: its name or its code. */
export function zoneOfState(text: string): string | null {
  const typed = foldText(text).trim();
  const isTyped = ([code, name]: readonly [string, string]) =>
    code.toLowerCase() === typed || name === typed;
  return Object.entries(statesByZone).find(([, states]) => states.some(isTyped))?.[0] ?? null;
}
