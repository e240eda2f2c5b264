import { defineCommand } from './command.ts';

export const adoptStorage = defineCommand({
  name: 'adopt-storage',
  form: '',
  explanation: [
    'keeps pictures in this data folder from now on, where the folder of before is lost',
    'Pictures of that folder are not copied: students see an empty card in their place.',
  ],
  options: {},
  prepare: () => async (deps) => {
    await deps.adoptStorage();
    return ['This data folder holds the pictures from now on. Start the servers again.'];
  },
});
