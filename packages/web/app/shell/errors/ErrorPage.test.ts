import { expect, test } from 'vitest'
import { shownError } from './ErrorPage.tsx'

const response = (status: number, data: unknown = null) => ({ status, statusText: '', internal: false, data })

test.each([
  [
    'a lost request in the browser, which nobody has logged',
    new TypeError('Failed to fetch'),
    true,
    { kind: 'browser' },
  ],
  ['a fault on the server, which is logged', new Error('no'), false, { kind: '500', status: 500 }],
  ['a missing page', response(404), true, { kind: '404', status: 404 }],
  ['a server in trouble', response(503), false, { kind: '503', status: 503 }],
  ['a form that expired', response(403, 'expired'), false, { kind: 'expired', status: 403 }],
])('%s', (_, error, isBrowser, expected) => expect(shownError(error, isBrowser)).toEqual(expected))
