export const fullName = ({ firstname, lastname }: { firstname: string; lastname: string }) =>
  `${firstname} ${lastname}`;
