import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Takes who signs in and out, and the language somebody chooses. */
export const SIGN_IN_PATH = '/desk/sign-in'

/** For layouts that bring words: they are sent once and stay until another language is chosen. */
export const shouldRevalidate = ({ formAction }: ShouldRevalidateFunctionArgs): boolean => formAction === SIGN_IN_PATH
