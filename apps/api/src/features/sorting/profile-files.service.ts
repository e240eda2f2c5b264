import { loadDeck } from '@trio/deck/deck';
import type { Language } from '@trio/i18n/languages';
import type { Picture } from '@trio/profile/profile-data';
import type { Database } from '../../platform/database/database.ts';
import type { MakeProfileFile } from '../../platform/mail/attachment.ts';
import type { ProfileMaker } from '../../platform/profiles/profile-maker.ts';
import type { StudentKey } from '../../data/students.repository.ts';
import type { StudentSorts, SavedSort } from '../../data/sorts.mapper.ts';
import { findSavedCareers } from '../../data/saved-careers.repository.ts';
import { findSorts } from '../../data/sorts.repository.ts';
import { toSteps } from '../../data/steps.mapper.ts';
import { findCheckIns, findSteps } from '../../data/steps.repository.ts';
import { profileFileName, cardPicturesOf, picturesOf, toProfileData } from './profile.mapper.ts';
import { findProfileStudent } from './profile.repository.ts';

export interface ProfileFilesDeps {
  readonly db: Database;
  readonly profiles: Pick<ProfileMaker, 'make'>;
  readonly findPicture: (owner: StudentKey, imageId: string) => Promise<Uint8Array | null>;
  readonly findCardPicture: (schoolId: string, pictureId: string) => Promise<Picture | null>;
  readonly publicOrigin: string;
}

export interface ProfileFilesService {
  readonly make: MakeProfileFile;
}

export function createProfileFilesService(deps: ProfileFilesDeps): ProfileFilesService {
  const { db, profiles, findPicture, findCardPicture, publicOrigin } = deps;

  async function readPictures(owner: StudentKey, sort: SavedSort, language: Language) {
    const pictures = new Map<string, Picture>();
    // Copied, because a worker thread receives the whole buffer behind a view.
    const keep = (id: string, { bytes, format }: Picture) =>
      pictures.set(id, { bytes: new Uint8Array(bytes), format });
    for (const imageId of picturesOf(sort)) {
      const bytes = await findPicture(owner, imageId);
      if (bytes) keep(imageId, { bytes, format: 'jpg' });
    }
    for (const pictureId of cardPicturesOf(sort, language)) {
      const picture = await findCardPicture(owner.schoolId, pictureId);
      if (picture) keep(pictureId, picture);
    }
    return pictures;
  }

  const readSavedCareers = async (owner: StudentKey): Promise<string[]> =>
    (await findSavedCareers(db, owner)).map(({ career }) => career);

  async function readConfirmed(owner: StudentKey, sortId: string) {
    const confirmedOf = ({ sorts, sortAttempts }: StudentSorts) => ({
      confirmed: sorts.filter(({ confirmedAt }) => confirmedAt !== null),
      sortAttempts,
    });
    const latest = confirmedOf(await findSorts(db, owner));
    // A student may have hundreds of sorts, and most profiles are of the latest one.
    const isLatest = latest.confirmed[0]?.sort.id === sortId;
    return isLatest ? latest : confirmedOf(await findSorts(db, owner, 'all'));
  }

  return {
    make: async ({ language, sortId, ...owner }, { hasWords }) => {
      const student = await findProfileStudent(db, owner);
      const { confirmed, sortAttempts } = await readConfirmed(owner, sortId);
      const place = confirmed.findIndex(({ sort }) => sort.id === sortId);
      const sort = confirmed[place];
      if (!student || !sort) return null;
      const data = toProfileData({
        language,
        student,
        // Finished sorts at the time of this one.
        sortAttempts: sortAttempts - place,
        sort,
        hasWords,
        previous: confirmed[place + 1] ?? null,
        steps: toSteps(await findSteps(db, owner), await findCheckIns(db, owner)),
        // They are today's, so an earlier sort does not show them.
        savedCareers: place === 0 ? await readSavedCareers(owner) : [],
        deck: await loadDeck(language),
        pictures: await readPictures(owner, sort, language),
        publicOrigin,
      });
      return { fileName: profileFileName(data), bytes: await profiles.make(data) };
    },
  };
}
