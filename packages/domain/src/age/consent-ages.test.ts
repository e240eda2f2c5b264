import { describe, expect, it } from 'vitest';
import { asksAge, consentAgeIn, needsGuardian, parseConsentAges } from './consent-ages.ts';
import { homeRegions } from './home-regions.ts';

const agesOf = (text: string) => {
  const { ages, problem } = parseConsentAges(text);
  if (ages === null) throw new Error(problem);
  return ages;
};

describe('the age from which a person agrees alone', () => {
  it.each([
    ['CA-QC', 14],
    ['CA-ON', 16],
    ['CA-NB', 16],
    ['US-NY', 13],
    ['US-CA', 13],
    ['US-DC', 13],
    ['other', 16],
  ] as const)('is by default in %s %i', (region, age) => {
    expect(consentAgeIn(agesOf(''), region)).toBe(age);
    expect(needsGuardian(agesOf(''), { region, age: age - 1 })).toBe(true);
    expect(needsGuardian(agesOf(''), { region, age })).toBe(false);
    expect(needsGuardian(agesOf(''), { region, age: age + 1 })).toBe(false);
  });

  it('is known everywhere', () => {
    expect(homeRegions).toHaveLength(13 + 51 + 1);
    expect(new Set(homeRegions).size).toBe(homeRegions.length);
    expect(homeRegions.map((region) => consentAgeIn(agesOf(''), region))).not.toContain(120);
  });

  it('comes from the most exact place of the setting', () => {
    const ages = agesOf('US-NY=15, US=14 ,CA=18,*=12');
    expect(consentAgeIn(ages, 'US-NY')).toBe(15);
    expect(consentAgeIn(ages, 'US-TX')).toBe(14);
    expect(consentAgeIn(ages, 'CA-ON')).toBe(18);
    expect(consentAgeIn(ages, 'CA-QC')).toBe(14);
    expect(consentAgeIn(ages, 'other')).toBe(12);
  });
});

describe('the setting', () => {
  it.each([
    ['Quebec', '"Quebec" is not'],
    ['CA-QC', '"CA-QC" is not'],
    ['CA-QC=', '"CA-QC=" is not'],
    ['ca-qc=14', '"ca-qc=14" is not'],
    ['FR=15', 'not "FR"'],
    ['CA-XX=15', 'not "CA-XX"'],
    ['US=13,US=14', 'US only once'],
    ['US=7', 'from 8 to 21'],
    ['US=22', 'from 8 to 21'],
    ['US=-1', '"US=-1" is not'],
  ])('refuses %s and says why', (text, why) => {
    const { ages, problem } = parseConsentAges(text);
    expect(ages).toBeNull();
    expect(problem).toContain(why);
  });
});

it('asks only in consumer and freemium groups', () => {
  expect(asksAge({ isConsumerGroup: false, isFreemiumGroup: false })).toBe(false);
  expect(asksAge({ isConsumerGroup: true, isFreemiumGroup: false })).toBe(true);
  expect(asksAge({ isConsumerGroup: false, isFreemiumGroup: true })).toBe(true);
});
