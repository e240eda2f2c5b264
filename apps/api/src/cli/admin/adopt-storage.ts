import { defineCommand } from './command.ts';

export const adoptStorage = defineCommand({
  name: 'adopt-storage',
  synopsis: '',
  explanation: [
    'stores images in this data folder from now on, if the previous folder is lost',
    'Images in the lost folder are gone: students see a card without an image.',
  ],
  options: {},
  prepare: () => async (deps) => {
    await deps.adoptStorage();
    return ['Images are now stored in this data folder. Restart all servers.'];
  },
});
