import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** The `shouldRevalidate` of a record's page: what others saved meanwhile is read anew, so that a second saving begins from there. */
export const readAnew = ({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  actionStatus === 409 || defaultShouldRevalidate
