import { expect, test } from 'vitest'
import { choiceOf, consentCss, consentValue } from './consent.ts'

test.each([
  ['choice=all', 'analytics.marketing'],
  ['choice=none', 'necessary'],
  ['choice=none&category=marketing', 'necessary'],
  ['choice=some', 'necessary'],
  ['choice=some&category=marketing', 'marketing'],
  ['choice=some&category=marketing&category=analytics', 'analytics.marketing'],
  ['choice=some&category=other', 'necessary'],
  ['', 'necessary'],
])('%s is kept as %s', (form, value) => expect(consentValue(new URLSearchParams(form))).toBe(value))

test.each([
  [undefined, null],
  ['necessary', 'none'],
  ['marketing', 'some'],
  ['analytics.marketing', 'all'],
  ['<script>', 'none'],
])('%s reads as %s', (cookie, choice) => expect(choiceOf(cookie)).toBe(choice))

test('the panel shows until there is a decision, then names it', () => {
  expect(consentCss(undefined)).toContain('#consent{display:block}')
  expect(consentCss('necessary')).toBe('[data-consent-is=none]{display:block}')
})
