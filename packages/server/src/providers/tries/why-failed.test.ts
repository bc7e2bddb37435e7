import { expect, test } from 'vitest'
import { ServiceFailure } from '../fetch-json.ts'
import { NothingToAsk, OtherTerms, TooSlow, whyFailed, WrongAccount } from './why-failed.ts'

const coded = (code: string) => Object.assign(new Error('secret https://key@host'), { code })
const unreachable = (code: string) =>
  new ServiceFailure('could not be reached', 0, new TypeError('fetch failed', { cause: coded(code) }))

/** As the mail library says it. */
const mailed = (message: string) => Object.assign(new Error(message), { code: 'ESOCKET' })

test.each([
  ['no such name', unreachable('ENOTFOUND'), 'dns', 'ENOTFOUND'],
  ['a mail server of no such name', coded('EDNS'), 'dns', 'EDNS'],
  ['a closed door', unreachable('ECONNREFUSED'), 'refused', 'ECONNREFUSED'],
  ['a certificate of its own', unreachable('DEPTH_ZERO_SELF_SIGNED_CERT'), 'tls', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ['a certificate that is over', unreachable('CERT_HAS_EXPIRED'), 'tls', 'CERT_HAS_EXPIRED'],
  ['another name in it', unreachable('ERR_TLS_CERT_ALTNAME_INVALID'), 'tls', 'ERR_TLS_CERT_ALTNAME_INVALID'],
  ['a mail server that is not there', mailed('connect ECONNREFUSED 10.0.0.5:587'), 'refused', 'ECONNREFUSED'],
  ['a mail server with a certificate of its own', mailed('self-signed certificate'), 'tls', null],
  ['a port that is never called', new TypeError('fetch failed', { cause: new Error('bad port') }), 'refused', null],
  ['a wrong password for mail', coded('EAUTH'), 'credentials', 'EAUTH'],
  ['a wrong token', new ServiceFailure('answered 401', 401), 'credentials', '401'],
  ['a forbidden one', new Error('maps', { cause: new ServiceFailure('answered 403', 403) }), 'credentials', '403'],
  ['a wrong address', new ServiceFailure('answered 404', 404), 'address', '404'],
  ['too many', new ServiceFailure('answered 429', 429), 'tooMany', '429'],
  ['an ill service', new ServiceFailure('answered 503', 503), 'down', '503'],
  ['a refused question', new ServiceFailure('answered 422', 422), 'refusedRequest', '422'],
  ['silence', new ServiceFailure('no answer within 500 ms'), 'slow', null],
  ['a try without end', new TooSlow(), 'slow', null],
  ['something else there', new ServiceFailure('did not answer JSON', 200), 'otherService', null],
  ['another account', new WrongAccount(), 'account', null],
  ['a dearer month', new OtherTerms(0.0231), 'otherTerms', '+2.3 %'],
  ['a cheaper month', new OtherTerms(-0.5), 'otherTerms', '-50.0 %'],
  ['a refused loan', new OtherTerms(null), 'otherTerms', null],
  ['no condition', new NothingToAsk(), 'nothingToAsk', null],
  ['anything', 'secret', 'unknown', null],
])('%s', (_, error, reason, detail) => expect(whyFailed(error)).toEqual({ reason, detail }))
