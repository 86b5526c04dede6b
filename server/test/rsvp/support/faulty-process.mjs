// The real server in a process of its own that kills or stops itself at a point between two steps of a write.
// Forked by faulty-server.ts; runs the built program.
import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { pino } from 'pino';
import { AppModule } from '../../../dist/app.module.js';
import { Faults } from '../../../dist/common/faults.js';
import { loadConfig } from '../../../dist/config/load-config.js';
import { configureApp } from '../../../dist/configure-app.js';
import { configureMongoose } from '../../../dist/database/connection.js';

const { FAULT_POINT, FAULT_SIGNAL, FAULT_MONGODB_URI } = process.env;
const tell = (message) => new Promise((sent) => process.send(message, sent));

configureMongoose();
const config = loadConfig(process.env);
const app = await NestFactory.create(AppModule.forRoot({ config, mongoUri: FAULT_MONGODB_URI }), {
  logger: false,
  bodyParser: false,
  abortOnError: false,
});
configureApp(app, config, pino({ level: 'silent' }));
let isOver = false;
app.get(Faults).reach = async (point) => {
  if (point !== FAULT_POINT || isOver) return;
  isOver = true;
  await tell({ reached: point });
  process.kill(process.pid, FAULT_SIGNAL);
  await tell({ resumed: point });
};
await app.listen(0, '127.0.0.1');
process.on('disconnect', () => process.exit());
await tell({ port: app.getHttpServer().address().port });
