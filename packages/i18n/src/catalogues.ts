import * as enAccount from './en/account.ts';
import * as enDeck from './en/deck.ts';
import * as enErrors from './en/errors.ts';
import * as enExplore from './en/explore.ts';
import * as enHome from './en/home.ts';
import * as enIdentity from './en/identity.ts';
import * as enMail from './en/mail.ts';
import * as enPicking from './en/picking.ts';
import * as enPost from './en/post.ts';
import * as enPrivacy from './en/privacy.ts';
import * as enProfile from './en/profile.ts';
import * as enResults from './en/results.ts';
import * as enSurvey from './en/survey.ts';
import * as enAwaited from './en/awaited.ts';
import * as enShell from './en/shell.ts';
import * as enSorting from './en/sorting.ts';
import * as enSso from './en/sso.ts';
import * as enStudents from './en/students.ts';
import * as enSchools from './en/schools.ts';
import * as enCards from './en/cards.ts';
import * as enDashboard from './en/dashboard.ts';
import * as enStaff from './en/staff.ts';
import * as enAudit from './en/audit.ts';
import * as enCsv from './en/csv.ts';
import * as enHelp from './en/help.ts';
import * as enSupport from './en/support.ts';
import * as enShop from './en/shop.ts';
import * as enTerms from './en/terms.ts';
import * as enSources from './en/sources.ts';
import * as enUsage from './en/usage.ts';
import * as frAccount from './fr/account.ts';
import * as frDeck from './fr/deck.ts';
import * as frErrors from './fr/errors.ts';
import * as frExplore from './fr/explore.ts';
import * as frHome from './fr/home.ts';
import * as frIdentity from './fr/identity.ts';
import * as frMail from './fr/mail.ts';
import * as frPicking from './fr/picking.ts';
import * as frPost from './fr/post.ts';
import * as frPrivacy from './fr/privacy.ts';
import * as frProfile from './fr/profile.ts';
import * as frResults from './fr/results.ts';
import * as frSurvey from './fr/survey.ts';
import * as frAwaited from './fr/awaited.ts';
import * as frShell from './fr/shell.ts';
import * as frSorting from './fr/sorting.ts';
import * as frSso from './fr/sso.ts';
import * as frStudents from './fr/students.ts';
import * as frSchools from './fr/schools.ts';
import * as frCards from './fr/cards.ts';
import * as frDashboard from './fr/dashboard.ts';
import * as frStaff from './fr/staff.ts';
import * as frAudit from './fr/audit.ts';
import * as frCsv from './fr/csv.ts';
import * as frHelp from './fr/help.ts';
import * as frSupport from './fr/support.ts';
import * as frShop from './fr/shop.ts';
import * as frTerms from './fr/terms.ts';
import * as frSources from './fr/sources.ts';
import * as frUsage from './fr/usage.ts';

/** For the server and the tests. The browser loads one namespace at a time. */
export const catalogues = {
  en: {
    ...enAccount,
    ...enDeck,
    ...enErrors,
    ...enExplore,
    ...enHome,
    ...enIdentity,
    ...enMail,
    ...enPicking,
    ...enPost,
    ...enPrivacy,
    ...enProfile,
    ...enResults,
    ...enSurvey,
    ...enAwaited,
    ...enShell,
    ...enSorting,
    ...enSso,
    ...enStudents,
    ...enSchools,
    ...enCards,
    ...enDashboard,
    ...enStaff,
    ...enAudit,
    ...enCsv,
    ...enHelp,
    ...enSupport,
    ...enShop,
    ...enTerms,
    ...enSources,
    ...enUsage,
  },
  fr: {
    ...frAccount,
    ...frDeck,
    ...frErrors,
    ...frExplore,
    ...frHome,
    ...frIdentity,
    ...frMail,
    ...frPicking,
    ...frPost,
    ...frPrivacy,
    ...frProfile,
    ...frResults,
    ...frSurvey,
    ...frAwaited,
    ...frShell,
    ...frSorting,
    ...frSso,
    ...frStudents,
    ...frSchools,
    ...frCards,
    ...frDashboard,
    ...frStaff,
    ...frAudit,
    ...frCsv,
    ...frHelp,
    ...frSupport,
    ...frShop,
    ...frTerms,
    ...frSources,
    ...frUsage,
  },
};
