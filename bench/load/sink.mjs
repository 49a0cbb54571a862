// A server of mail that takes everything, in a process of its own: it says where it is, and whenever it is asked how many mails have come to how many people.
import { SMTPServer } from 'smtp-server';

let mails = 0;
const people = new Set();
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  onData: (stream, { envelope }, done) => {
    stream.resume();
    stream.on('end', () => {
      mails += 1;
      for (const { address } of envelope.rcptTo) people.add(address);
      done();
    });
  },
});
server.on('error', () => {});
server.listen(0, '127.0.0.1', () => process.send?.({ port: server.server.address().port }));
process.on('message', () => process.send?.({ mails, people: people.size }));
process.on('disconnect', () => process.exit());
