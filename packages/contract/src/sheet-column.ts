import * as z from 'zod/mini'

/** A column of a sheet as its pages need to know it. */
export const Column = z.object({
  name: z.string(),
  kind: z.string(),
  headings: z.array(z.string()),
  isKey: z.boolean(),
  isShown: z.boolean(),
  isOptional: z.boolean(),
  choices: z.array(z.string()),
  /** The sheet whose rows its values name. */
  of: z.nullable(z.string()),
  /** Its values are chosen among those that `choices` finds. */
  isChosen: z.boolean(),
  /** The platform makes it for a new row. */
  isMade: z.boolean(),
  /** A site or a state, where its kind alone does not say it. */
  as: z.nullable(z.enum(['site', 'state'])),
  /** Several sentences. */
  isLong: z.boolean(),
  /** What a new row begins with. */
  initial: z.string(),
})
