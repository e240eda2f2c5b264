import type { SchoolSettingsForm } from '@trio/contracts/schools';

/** School settings by their wire names. */
export const settingLabels = {
  region: 'audit.setting.region',
  isConsumerGroup: 'audit.setting.isConsumerGroup',
  isFreemiumGroup: 'audit.setting.isFreemiumGroup',
  isPathExplorerEnabled: 'audit.setting.isPathExplorerEnabled',
  isCardExpanded: 'audit.setting.isCardExpanded',
  excludedCards: 'audit.setting.excludedCards',
  lastDay: 'audit.setting.lastDay',
  isEmailDomainWhitelistEnabled: 'audit.setting.isEmailDomainWhitelistEnabled',
  isEmailDomainBlacklistEnabled: 'audit.setting.isEmailDomainBlacklistEnabled',
} as const satisfies Record<keyof SchoolSettingsForm, string>;

/** Account fields by their wire names. */
export const fieldLabels = {
  firstname: 'audit.field.firstname',
  lastname: 'audit.field.lastname',
  schoolname: 'audit.field.schoolname',
  address: 'audit.field.address',
  city: 'audit.field.city',
  state: 'audit.field.state',
  country: 'audit.field.country',
  postalzip: 'audit.field.postalzip',
  phone: 'audit.field.phone',
  code: 'audit.field.code',
  emailDomainWhitelist: 'audit.field.emailDomainWhitelist',
  emailDomainBlacklist: 'audit.field.emailDomainBlacklist',
  isEmailConfirmationRequired: 'audit.field.isEmailConfirmationRequired',
} as const;
