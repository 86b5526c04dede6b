// Preloaded into watchers (`node --import`): they end when the script that started them is gone, however it went.
process.on('disconnect', () => process.exit(1));
process.channel?.unref();
