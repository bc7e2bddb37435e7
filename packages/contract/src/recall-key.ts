/** What is refused of a typed plate or chassis. */
export const wrongKey = {
  'validation.plate.required': 422,
  'validation.plate.invalid': 422,
  'validation.chassis.complete': 422,
  'validation.chassis.lookAlike': 422,
} as const
