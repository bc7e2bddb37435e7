export const PERSON_TONES = { active: 'good', invited: 'warn', deactivated: 'bad' } as const
