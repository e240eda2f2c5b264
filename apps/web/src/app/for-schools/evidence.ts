/** Findings about the parts of Trio. There is none about Trio itself. */
export const evidence = [
  {
    finding: 'forSchools.evidence.counsellor',
    source:
      'Whiston, Li, Goodrich Mitts, Wright: Effectiveness of career choice interventions: A meta-analytic replication and extension. Journal of Vocational Behavior 100, 2017.',
    address: 'https://doi.org/10.1016/j.jvb.2017.03.010',
  },
  {
    finding: 'forSchools.evidence.individual',
    source:
      'Milot-Lapointe, Arifoulline: A meta-analysis of the effectiveness of individual career counseling on career and mental health outcomes. Journal of Employment Counseling, 2025.',
    address: 'https://doi.org/10.1002/joec.12239',
  },
  {
    finding: 'forSchools.evidence.plan',
    source:
      'Sheeran, Listrom, Gollwitzer: The when and how of planning: Meta-analysis of the scope and components of implementation intentions in 642 tests. European Review of Social Psychology, 2024.',
    address: 'https://doi.org/10.1080/10463283.2024.2334563',
  },
] as const;
