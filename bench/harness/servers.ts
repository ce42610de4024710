import { mkdirSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import { join } from 'node:path'
import { type Child, start } from './children.ts'
import { cores } from './cpus.ts'
import { findCommand } from './find-command.ts'
import { freePort, ready } from './http.ts'
import type { ReadyAnswer } from './ready-answers.ts'

export interface Served extends Child {
  origin: string
}

/** A server of ours or one to compare it with; each gets the same core. */
export async function serve(
  port: number,
  firstPath: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Served> {
  const child = start(command, args, { core: cores.server, env })
  const origin = `http://127.0.0.1:${port}`
  await ready(child, origin + firstPath)
  return { ...child, origin }
}

/** A script of bench/processes, which takes the port as its last argument. */
export async function serveScript(
  name: string,
  args: string[],
  firstPath: string,
  env: Record<string, string> = {},
): Promise<Served> {
  const port = await freePort()
  const script = join(import.meta.dirname, '../processes', name)
  return serve(port, firstPath, process.execPath, [script, ...args, String(port)], {
    ...env,
    NODE_ENV: 'production',
  })
}

export const serveBareFastify = (folder: string) => serveScript('bare-fastify.ts', [folder], '/0')

const nginx = findCommand('nginx')
export const staticServerName = nginx ? 'nginx' : 'bare Node'

/** nginx with one worker where it is installed, else the least that Node can do. */
export async function serveStatic(folder: string, answers: ReadyAnswer[]): Promise<Served> {
  if (!nginx) return serveScript('node-static.ts', [folder], '/0')
  const port = await freePort()
  const prefix = join(folder, 'nginx')
  mkdirSync(prefix, { recursive: true })
  const conf = join(prefix, 'nginx.conf')
  writeFileSync(conf, nginxConfig(prefix, port, answers))
  return serve(port, '/0', nginx, ['-p', prefix, '-c', conf, '-e', 'stderr'])
}

function nginxConfig(prefix: string, port: number, answers: ReadyAnswer[]): string {
  const locations = answers.map(
    ({ file, type, encoding }, index) => `
    location = /${index} {
      alias ${file};
      types {}
      default_type "${type}";
      ${encoding ? `add_header content-encoding ${encoding};` : ''}
    }`,
  )
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${join(prefix, name)};`,
  )
  return `
${process.getuid?.() === 0 ? `user ${userInfo().username};` : ''}
daemon off;
worker_processes 1;
pid ${join(prefix, 'nginx.pid')};
events { worker_connections 1024; }
http {
${temporary.join('\n')}
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 100000000;
  open_file_cache max=100;
  server {
    listen 127.0.0.1:${port};${locations.join('')}
  }
}
`
}
