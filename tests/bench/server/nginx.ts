import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/free-port'
import { until } from '../../support/until'

export interface FileServer {
  readonly port: number
  stop(): void
}

/** nginx with one file of this size, or nothing where the system has no nginx. */
export async function startNginx(size: number): Promise<FileServer | undefined> {
  if (spawnSync('nginx', ['-v']).error) return undefined
  const dir = mkdtempSync(join(tmpdir(), 'turbo-nginx-'))
  mkdirSync(join(dir, 'files'))
  writeFileSync(join(dir, 'files', 'board.bin'), randomBytes(size))
  const port = await freePort()
  writeFileSync(join(dir, 'nginx.conf'), configuration(dir, port))
  const server = spawn('nginx', ['-c', join(dir, 'nginx.conf'), '-p', dir, '-g', 'daemon off;'], {
    stdio: 'ignore',
  })
  await until(
    'nginx',
    async () => (await fetch(`http://127.0.0.1:${port}/board.bin`).catch(() => undefined))?.ok,
  )
  const stop = () => {
    server.once('exit', () => rmSync(dir, { recursive: true, force: true }))
    server.kill()
  }
  return { port, stop }
}

function configuration(dir: string, port: number): string {
  return `
user root; worker_processes 1; pid ${dir}/nginx.pid; error_log ${dir}/error.log;
events { worker_connections 1024; }
http {
  access_log off; keepalive_requests 10000000; sendfile on;
  client_body_temp_path ${dir}/body; proxy_temp_path ${dir}/proxy; fastcgi_temp_path ${dir}/fastcgi;
  uwsgi_temp_path ${dir}/uwsgi; scgi_temp_path ${dir}/scgi;
  server { listen 127.0.0.1:${port}; root ${dir}/files; }
}`
}
