import { loadDeck } from '@trio/deck/deck';
import type { Language } from '@trio/i18n/languages';
import type { Picture } from '@trio/profile/profile-data';
import type { Database } from '../../platform/database/database.ts';
import type { MakeProfileFile } from '../../platform/mail/attachment.ts';
import type { ProfileMaker } from '../../platform/profiles/profile-maker.ts';
import type { StudentKey } from '../../data/students.repository.ts';
import type { StudentSorts, SavedSort } from '../../data/sorts.mapper.ts';
import { findSorts } from '../../data/sorts.repository.ts';
import { profileFileName, cardPicturesOf, picturesOf, toProfileData } from './profile.mapper.ts';
import { findProfileStudent } from './profile.repository.ts';

export interface ProfileFilesDeps {
  readonly db: Database;
  readonly profiles: Pick<ProfileMaker, 'make'>;
  readonly findPicture: (owner: StudentKey, imageId: string) => Promise<Uint8Array | null>;
  readonly findCardPicture: (schoolId: string, pictureId: string) => Promise<Picture | null>;
  readonly hasNewBrunswickPages: boolean;
}

export interface ProfileFilesService {
  readonly make: MakeProfileFile;
}

export function createProfileFilesService(deps: ProfileFilesDeps): ProfileFilesService {
  const { db, profiles, findPicture, findCardPicture, hasNewBrunswickPages } = deps;

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

  async function readConfirmed(owner: StudentKey, sortId: string) {
    const confirmedOf = ({ sorts, sortAttempts }: StudentSorts) => ({
      confirmed: sorts.filter(({ confirmedAt }) => confirmedAt !== null),
      sortAttempts,
    });
    const latest = confirmedOf(await findSorts(db, owner));
    // A student may have hundreds of sorts. Only a queued email can need one that is not the
    // latest.
    const isLatest = latest.confirmed[0]?.sort.id === sortId;
    return isLatest ? latest : confirmedOf(await findSorts(db, owner, 'all'));
  }

  return {
    make: async ({ language, sortId, ...owner }) => {
      const student = await findProfileStudent(db, owner);
      const { confirmed, sortAttempts } = await readConfirmed(owner, sortId);
      const place = confirmed.findIndex(({ sort }) => sort.id === sortId);
      const sort = confirmed[place];
      if (!student || !sort) return null;
      const data = toProfileData({
        language,
        student,
        sortAttempts,
        sort,
        previous: confirmed[place + 1] ?? null,
        deck: await loadDeck(language),
        pictures: await readPictures(owner, sort, language),
        hasNewBrunswickPages,
      });
      return { fileName: profileFileName(data), bytes: await profiles.make(data) };
    },
  };
}
