import { createServer } from 'node:http'
import { loadAnswers } from '../harness/ready-answers.ts'

const [folder = '', port = '0'] = process.argv.slice(2)
const answers = new Map(
  loadAnswers(folder).map(({ body, headers }, index) => [
    `/${index}`,
    { body, headers: { ...headers, 'content-length': body.length } },
  ]),
)

/** The least that Node can do for a file: the address looked up, the head and the bytes written. */
createServer((req, res) => {
  const answer = answers.get(req.url ?? '')
  if (answer) res.writeHead(200, answer.headers).end(answer.body)
  else res.writeHead(404).end()
}).listen(Number(port), '127.0.0.1')
