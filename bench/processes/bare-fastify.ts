import Fastify from 'fastify'
import { loadAnswers } from '../harness/ready-answers.ts'

const [folder = '', port = '0'] = process.argv.slice(2)
const app = Fastify()
for (const [index, { body, headers }] of loadAnswers(folder).entries()) {
  app.get(`/${index}`, (_request, reply) => reply.headers(headers).send(body))
}
await app.listen({ port: Number(port), host: '127.0.0.1' })
