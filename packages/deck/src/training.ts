/** Training, Education, Experience and Responsibilities: the NOC code's second digit, 0 to 5. */
export type Teer = 0 | 1 | 2 | 3 | 4 | 5;

export const teerOf = (noc: string): Teer => Number(noc[1]) as Teer;
