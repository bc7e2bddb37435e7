import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import type { Tell } from './base/traffic.ts'

/** Returns at once from memory and names the route for the metrics; null when it has nothing. It must never throw. */
export type FirstResponse = (request: IncomingMessage, response: ServerResponse) => string | null

declare module 'fastify' {
  interface FastifyInstance {
    /** Adds one more that is asked before the framework. */
    answerFirst(answer: FirstResponse): void
  }
}

/**
 * What is kept leaves before the framework routes, reads cookies or finds out who asks: half of the work of such an
 * answer. Injected requests do not pass the server, so the same is a hook as well.
 */
export function mountFirstResponses(app: FastifyInstance, tell: Tell): void {
  const answers: FirstResponse[] = []
  const answered: FirstResponse = (request, response) => {
    for (const answer of answers) {
      const route = answer(request, response)
      if (route !== null) return route
    }
    return null
  }
  app.decorate('answerFirst', (answer: FirstResponse) => void answers.push(answer))
  const { server } = app
  const listeners = server.listeners('request')
  server.removeAllListeners('request')
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const began = performance.now()
    const route = answered(request, response)
    const isKept = request.method === 'GET' || request.method === 'HEAD'
    if (route !== null) tell({ request, route, status: response.statusCode, ms: performance.now() - began, isKept })
    else for (const listener of listeners) listener.call(server, request, response)
  })
  app.addHook('onRequest', ({ raw }, reply, done) => {
    if (answered(raw, reply.raw) === null) done()
    else reply.hijack()
  })
}
